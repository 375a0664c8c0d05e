import { isDeclaration, type Topic } from '#server/model/pageState.ts';
import { useText } from '#src/index.ts';
import type { ContentOf } from './contentOf.ts';
import { DeclarationForm } from './DeclarationForm.tsx';
import { PageIntro } from './PageIntro.tsx';
import { ProductTiles } from './ProductTiles.tsx';
import { Section } from './Section.tsx';
import { topicText, topicTitle } from './topicTitle.ts';

/** What stands beside a topic's heading. */
const IMAGES: Record<Topic, string> = {
  account: 'member-card',
  beanaccount: 'coffee-bag',
  cart: 'shopping-bag',
  checkout: 'parcel',
  content: 'lamp',
  logged_out: 'cup',
  orders: 'parcel',
  privacy: 'padlock',
  stores: 'storefront',
  watchlist: 'gift',
};

/** A page of the shop that says what it is about and leads on. */
export function TopicPage({ topic, name, title, term, answer, tiles }: ContentOf<'topic'>) {
  const text = useText();
  const heading = topicTitle({ topic, name, title, term }, text);
  return (
    <>
      <PageIntro
        title={heading}
        text={topicText({ topic, name }, text)}
        image={`/images/${IMAGES[topic]}.svg`}
      />
      {isDeclaration(name) && <DeclarationForm name={name} answer={answer} />}
      {tiles.length > 0 && (
        <Section heading={text('page.more')}>
          <ProductTiles tiles={tiles} />
        </Section>
      )}
    </>
  );
}
