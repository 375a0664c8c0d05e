import { Histogram, type Registry } from 'prom-client';
import { SECONDS } from '#server/http/metrics.ts';

export interface PageMetrics {
  /** Records a successful or failed render. */
  rendered(kind: string, outcome: 'ok' | 'failed', seconds: number): void;
  /** Records how long a page waited for the shop's data. */
  loaded(kind: string, seconds: number): void;
}

export function createPageMetrics(registry: Registry): PageMetrics {
  const registers = [registry];
  const render = new Histogram({
    name: 'vitrine_render_duration_seconds',
    help: 'Time to render a page, without waiting for the shop.',
    labelNames: ['page', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const load = new Histogram({
    name: 'vitrine_page_data_duration_seconds',
    help: 'Time a page waited for the shop.',
    labelNames: ['page'],
    buckets: SECONDS,
    registers,
  });
  return {
    rendered: (page, outcome, seconds) => render.observe({ page, outcome }, seconds),
    loaded: (page, seconds) => load.observe({ page }, seconds),
  };
}
