import { FailureAnswer } from '#src/entries/forms.ts';
import { useText } from '#src/entries/index.ts';
import { Button } from '#src/entries/ui.ts';
import type { ContentOf } from './contentOf.ts';
import { PageFields } from './PageFields.tsx';
import { PageIntro } from './PageIntro.tsx';

/** Asks for confirmation of a log-out that another site requested. */
export function SignOutPage({ failure }: ContentOf<'signOut'>) {
  const text = useText();
  return (
    <PageIntro title={text('page.sign_out.title')} text={text('page.sign_out.text')}>
      <FailureAnswer failure={failure} />
      <form role="none" method="post" action="/logout">
        <PageFields />
        <br />
        <Button type="submit">{text('page.sign_out.submit')}</Button>
      </form>
    </PageIntro>
  );
}
