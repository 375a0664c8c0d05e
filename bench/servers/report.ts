import type { AddressInfo, Server } from 'node:net';

/** Tells the benchmark where a server listens and answers its questions about this process. */
export function report(server: Server): void {
  const answers: Record<string, () => number> = {
    cpu: () => {
      const { user, system } = process.cpuUsage();
      return user + system;
    },
    memory: () => {
      globalThis.gc?.();
      return process.memoryUsage().heapUsed;
    },
    resident: () => process.memoryUsage.rss(),
  };
  process.on('message', ({ id, question }: { id: number; question: string }) =>
    process.send?.({ id, value: answers[question]?.() ?? 0 }),
  );
  // The benchmark may end without a word.
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port: (server.address() as AddressInfo).port });
}
