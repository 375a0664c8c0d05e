import { Fragment, useState } from 'react';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { EVERY_FIELD } from './everyField.tsx';
import { messages, showPage } from './showPage.tsx';

// Every kind of field in one form.

function Page() {
  const [count, setCount] = useState(0);
  return (
    <VitrineProvider site="DE" messages={messages}>
      <main style={{ display: 'grid', gap: 16, padding: 16 }}>
        <h1>Fields</h1>
        <Form method="post" action="/nowhere" onSubmit={(event) => event.preventDefault()}>
          {Object.entries(EVERY_FIELD).map(([name, field]) => (
            <Fragment key={name}>{field}</Fragment>
          ))}
          <Button type="submit">Senden</Button>
        </Form>
        <Button onPress={() => setCount(count + 1)}>Render again</Button>
        <p>Rendered {count} times</p>
      </main>
    </VitrineProvider>
  );
}

showPage(<Page />);
