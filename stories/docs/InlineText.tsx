/** Renders `code` and **strong** text as in Markdown. */
export function InlineText({ children, as: Element = 'span' }: { children: string; as?: 'span' | 'small' }) {
  if (children === '') return null;
  const parts = children.split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return (
    <Element>
      {parts.map((part, at) => {
        const key = `${at} ${part}`;
        if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
        if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
        return part;
      })}
    </Element>
  );
}
