import type { Topic } from '#server/render/pageState.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import type { ContentOf } from './contentOf.ts';
import { PageIntro } from './PageIntro.tsx';
import { ProductTiles } from './ProductTiles.tsx';
import { Section } from './Section.tsx';
import { topicTitle } from './topicTitle.ts';

/** What stands beside a topic's heading. */
const IMAGES: Record<Topic, string> = {
  account: '1faaa',
  beanaccount: '1fad8',
  cart: '1f6d2',
  checkout: '1f4e6',
  content: '1f4a1',
  logged_out: '1f44b',
  orders: '1f4e6',
  privacy: '1f510',
  stores: '1f3ec',
  watchlist: '1f49b',
};

/** A page of the shop that says what it is about and leads on. */
export function TopicPage({ topic, name, title, term, tiles }: ContentOf<'topic'>) {
  const text = useText();
  const heading = topicTitle({ topic, name, title, term }, text);
  return (
    <>
      <PageIntro
        title={heading}
        text={text(`page.topic.${topic}.text`)}
        image={`/images/${IMAGES[topic]}.webp`}
      />
      {tiles.length > 0 && (
        <Section heading={text('page.more')}>
          <ProductTiles tiles={tiles} />
        </Section>
      )}
    </>
  );
}
