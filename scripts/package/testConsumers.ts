import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserConsumerProblems } from './browserConsumer.ts';
import { bundlerCostProblems } from './bundlerCosts.ts';
import { EXAMPLE } from './guideSamples.ts';
import { savingProblems } from './localeSavings.ts';
import { nextProblems } from './nextConsumer.ts';
import { NODE_CONSUMER } from './nodeConsumer.ts';
import { findOldestNode } from './oldestNode.ts';
import { checkPackage } from './packageChecks.ts';
import { serverConsumerProblems } from './serverConsumer.ts';
import { strictInstallProblems } from './strictInstall.ts';

// `npm run test:consumers`: builds applications with the packed library and uses them in a browser. A step of
// `npm run test:full`; `npm run test:package` checks the package itself.

await checkPackage(async (packed, { run, report }) => {
  const oldestNode = findOldestNode();
  writeFileSync(path.join(packed.app, 'consumer.js'), NODE_CONSUMER);
  if (oldestNode) {
    run('the oldest promised Node renders all nine sites (ENG-02)', oldestNode, ['consumer.js'], packed.app);
    report(
      'the oldest promised Node installs it with strict engines and mocks a call (LIB-11)',
      strictInstallProblems(packed.tarball, oldestNode),
    );
  }
  report('Vite and webpack leave out other languages and the message parser', await savingProblems(packed));
  report(
    'a part costs the same from vitrine as from its entry point (LIB-06)',
    await bundlerCostProblems(packed),
  );
  const { styles, app } = await browserConsumerProblems(packed);
  report('Tailwind 4, a reset and a strict content policy leave it whole', styles);
  report('it works with React Router, React Compiler and msw in the browser', app);
  report(
    'a server-rendered app hydrates, and works with missing and late code (BEY-07, BEY-08)',
    await serverConsumerProblems(packed, {
      folder: 'test/consumers/ssr',
      entry: 'src/entry-server.jsx',
      server: 'server.js',
      tests: 'faults.spec.ts',
    }),
  );
  report(
    'a shop of another country on another shop system works as the example has it (LIB-08, LIB-09)',
    await serverConsumerProblems(packed, {
      folder: EXAMPLE,
      entry: 'src/entry-server.tsx',
      server: 'server.ts',
      tests: 'nordkok.spec.ts',
    }),
  );
  report('a Next app with server components renders and hydrates it', await nextProblems(packed.library));
});
