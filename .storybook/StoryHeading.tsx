import { Subheading } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { sentenceCase } from './sentenceCase.ts';

/** The heading of a story on a docs page, in sentence case as in the sidebar. */
export function StoryHeading({ children, ...rest }: ComponentProps<typeof Subheading>) {
  return (
    <Subheading {...rest}>{typeof children === 'string' ? sentenceCase(children) : children}</Subheading>
  );
}
