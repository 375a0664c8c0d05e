import { Story, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

/** Height of a story's own window, in CSS. */
const HEIGHT = '480px';

/** A story on a docs page. One with colours of its own has a window of its own, because a page has one theme. */
export function DocsStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const isThemed = 'theme' in story.storyGlobals;
  return <Story {...props} {...(isThemed && { inline: false, height: HEIGHT })} />;
}
