import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMiniCart } from '#src/features/mini-cart/index.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { deferred } from '#src/lib/deferred.ts';
import { pause } from '#src/lib/pause.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Modal } from '#src/ui/Modal/Modal.tsx';
import { usePageAddress } from '#src/ui/usePagePath.ts';
import type { AgentToolsProps } from './AgentTools.tsx';
import { createAgentRuns, missingTools } from './agentRuns.ts';
import { findModelContext, registerTools } from './modelContext.ts';
import { type AgentToolName, type RunTool, toBrowserTools } from './toolTable.ts';
import { useLatestCart } from './useLatestCart.ts';

interface Question {
  text: string;
  answer: (isAllowed: boolean) => void;
}

/** Time between two questions, in milliseconds, so that the second click of a double click answers nothing. */
const QUIET_MS = 1_000;

const NONE: readonly AgentToolName[] = [];

/** Registers the tools, and asks the person what an agent may do. */
export function AgentToolsContent({
  without = NONE,
  asksBefore = NONE,
  alternates,
  path,
  findVariants,
}: AgentToolsProps) {
  const text = useText();
  const announce = useAnnounce();
  const { site, shop, navigate } = useAtomValue(pageAtom);
  const { open } = useMiniCart();
  const address = usePageAddress(path) ?? '/';
  const cart = useLatestCart();
  const [lineNames] = useState(() => new Map<string, string>());
  const [question, setQuestion] = useState<Question | null>(null);

  // One question at a time: an agent that asks several at once gets a no.
  const isAsking = useRef(false);
  const quiet = useRef(Promise.resolve());
  /** Aborts when the tools leave the page. */
  const offer = useRef<AbortSignal>(undefined);
  const ask = async (words: string, signal: AbortSignal | undefined) => {
    if (isAsking.current) return false;
    isAsking.current = true;
    await quiet.current;
    const { promise, resolve } = deferred<boolean>();
    const ends = [signal, offer.current].flatMap((each) => each ?? []);
    for (const end of ends) end.addEventListener('abort', () => resolve(false), { once: true });
    if (ends.some(({ aborted }) => aborted)) resolve(false);
    else setQuestion({ text: words, answer: resolve });
    const isAllowed = await promise;
    setQuestion(null);
    quiet.current = pause(QUIET_MS);
    isAsking.current = false;
    return isAllowed;
  };
  const run: RunTool = useEffectEvent((...call) => {
    const page = {
      ...{ site, text, shop, navigate, announce, ask, alternates, findVariants },
      ...cart,
      showCart: open,
      address: () => address,
    };
    return createAgentRuns(page, lineNames, asksBefore)(...call);
  });
  const left = [...without, ...missingTools(site)];
  const offered = `${left.join()} ${asksBefore.join()}`;
  const listTools = useEffectEvent(() =>
    toBrowserTools((...call) => run(...call), { without: left, asksBefore }),
  );
  useEffect(() => {
    const context = findModelContext();
    if (!context) return;
    const registration = new AbortController();
    offer.current = registration.signal;
    registerTools(context, listTools(), registration.signal);
    return () => registration.abort();
    // The names stand for the lists, which pages write inline.
  }, [offered]);

  const decline = () => question?.answer(false);
  return (
    <Modal
      isOpen={question !== null}
      onOpenChange={decline}
      title={text('agents.title')}
      size="small"
      footer={
        <>
          <Button variant="secondary" onPress={decline}>
            {text('agents.decline')}
          </Button>
          <Button onPress={() => question?.answer(true)}>{text('agents.allow')}</Button>
        </>
      }
    >
      <p>{question?.text}</p>
    </Modal>
  );
}
