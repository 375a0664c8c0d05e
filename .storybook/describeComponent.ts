const EXAMPLE = /^[ \t]*@example[ \t]*([\s\S]*?)(?=^[ \t]*@\w|$(?![\s\S]))/gm;

/** A component's docstring as Markdown, with examples as code blocks. */
export function describeComponent(component: unknown): string {
  const docs =
    (component as { __docgenInfo?: { description?: string } } | null)?.__docgenInfo?.description ?? '';
  return docs
    .replace(EXAMPLE, (_, code: string) => `\n\`\`\`tsx\n${code.trim()}\n\`\`\`\n`)
    .replace(/^[ \t]*@(\w+)/gm, '**$1**:')
    .trim();
}
