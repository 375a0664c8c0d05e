import type { AddressInfo, Server } from 'node:net';

/** Reports the server's address to the benchmark and responds to queries about this process. */
export function report(server: Server): void {
  const answers: Record<string, () => number> = {
    cpu: () => {
      const { user, system } = process.cpuUsage();
      return user + system;
    },
    heap: () => {
      globalThis.gc?.();
      return process.memoryUsage().heapUsed;
    },
  };
  process.on('message', (question: string) => process.send?.(answers[question]?.() ?? 0));
  // The benchmark may exit without notice.
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port: (server.address() as AddressInfo).port });
}
