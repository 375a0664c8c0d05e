// The package has no types of its own: only what the benchmark uses.
declare module 'autocannon' {
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    headers?: Record<string, string>;
  }): Promise<{ non2xx: number; errors: number; requests: { total: number } }>;
}
