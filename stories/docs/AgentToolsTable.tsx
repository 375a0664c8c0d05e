import { toBrowserTools } from '#src/sections/agents/toolTable.ts';
import styles from './docs.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';

const tools = toBrowserTools(async () => ({}), { without: [], asksBefore: [] });

/** The part of JSON Schema that the inputs use. */
interface InputSchema {
  properties?: Readonly<Record<string, { description?: string; type?: string; enum?: readonly string[] }>>;
  required?: readonly string[];
}

function Input({ schema }: { schema: object }) {
  const { properties = {}, required = [] } = schema as InputSchema;
  const fields = Object.entries(properties);
  if (fields.length === 0) return 'none';
  return (
    <ul>
      {fields.map(([name, field]) => (
        <li key={name}>
          <code>{name}</code> ({field.enum?.join(', ') ?? field.type}
          {!required.includes(name) && ', optional'}): {field.description}
        </li>
      ))}
    </ul>
  );
}

/** The tools as a browser registers them. */
export function AgentToolsTable() {
  return (
    <div className={`${styles.page} ${styles.wide} sb-unstyled`}>
      <ScrollRegion label="Tools">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Tool</th>
              <th scope="col">What the agent is told</th>
              <th scope="col">Hints</th>
              <th scope="col">Input</th>
            </tr>
          </thead>
          <tbody>
            {tools.map(({ name, description, annotations, inputSchema }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{description}</td>
                <td>
                  {Object.entries(annotations)
                    .filter(([, isSet]) => isSet)
                    .map(([hint]) => hint)
                    .join(', ')}
                </td>
                <td>
                  <Input schema={inputSchema} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
