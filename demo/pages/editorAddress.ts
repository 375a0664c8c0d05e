import type { ContentItem } from '#src/entries/preview.ts';

/** The demo shop's fictitious editor; the host is reserved (RFC 2606). */
const EDITOR = 'https://editor.vitrine.example';

/** The address of an entry in the demo shop's editor. */
export function toEditorAddress({ service, id, field }: ContentItem): string {
  const address = `${EDITOR}/${service.toLowerCase()}/${encodeURIComponent(id)}`;
  return field === undefined ? address : `${address}?${new URLSearchParams({ field })}`;
}
