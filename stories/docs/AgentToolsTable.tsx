import { toBrowserTools } from '#src/sections/agents/toolTable.ts';
import styles from './docs.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';

const tools = toBrowserTools(async () => ({}), { without: [], asksBefore: [] });

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
                  <code>{JSON.stringify(inputSchema)}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
