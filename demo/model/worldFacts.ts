import { joinFacts } from '#src/lib/joinFacts.ts';

interface WorldEnd {
  daysLeftText: string;
  endText: string;
}

/** When a theme world ends, in one line with other facts before and after. */
export const worldFacts = ({ daysLeftText, endText }: WorldEnd, before?: string | null, after?: string) =>
  joinFacts([before, daysLeftText || endText, after]);
