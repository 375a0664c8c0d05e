import type { CheckerResult } from './checkersInPage.ts';

/** A rule of a checker that does not hold for this product, with the reason. */
export interface RuleException {
  rule: string;
  reason: string;
  /** Ids of stories; otherwise it applies to stories and pages. */
  stories?: RegExp;
}

/** A story shows one part; a page around it is the business of the stories below Pages/ and of the demo. */
const PARTS = /^(?!pages-)/;

export const RULE_EXCEPTIONS: readonly RuleException[] = [
  {
    rule: 'ibm label_content_exists',
    reason: 'It counts visible words alone; the words of a colour swatch are for assistive technology.',
  },
  {
    rule: 'ibm element_attribute_deprecated',
    reason: 'It takes <s> for obsolete, which the HTML standard has; obsolete elements are found as markup.',
  },
  {
    rule: 'ibm aria_complementary_label_visible',
    reason: 'A recommendation: a name for assistive technology need not be visible.',
  },
  {
    rule: 'html prefer-native-element',
    reason: 'A link with the role of a button leads to its page without JavaScript.',
  },
  {
    rule: 'ibm element_tabbable_role_valid',
    reason: 'A scrollable region takes the focus, so that a keyboard can scroll it.',
  },
  {
    rule: 'html no-implicit-button-type',
    reason: 'React Aria’s hidden button that dismisses an overlay has no type, and is in no form.',
  },
  ...['html wcag/h32', 'htmlcs 3_2_2.H32.2'].map((rule) => ({
    rule,
    reason: 'React Aria changes the type of a pending submit button, so that Enter does not submit twice.',
    stories: /^features-newsletter--submitting$/,
  })),
  {
    rule: 'html element-required-attributes',
    reason: 'A logo that the library does not know is an empty image, which the style sheet hides (FTR-10).',
    stories: /^sections-(footer--broken-override|foreign-shop--whole-footer)$/,
  },
  {
    rule: 'ibm aria_child_valid',
    reason: 'A radio group may contain its description and its error.',
    stories: /^forms-radio-/,
  },
  {
    rule: 'ibm fieldset_label_valid',
    reason: 'The story repeats its articles; a cart has one line for each.',
    stories: /^features-mini-cart--two-hundred-lines$/,
  },
  {
    rule: 'ibm aria_content_in_landmark',
    reason: 'A single part has no landmarks around it.',
    stories: PARTS,
  },
  { rule: 'ibm aria_contentinfo_misuse', reason: 'A footer alone has no main content.', stories: PARTS },
  { rule: 'ibm skip_main_exists', reason: 'A single part has no main content to skip to.', stories: PARTS },
  {
    rule: 'htmlcs 2_4_1.G1,G123,G124.NoSuchID',
    reason: 'The header skips to the main content of its page.',
    stories: PARTS,
  },
  ...['ibm aria_region_label_unique', 'ibm aria_landmark_name_unique', 'html unique-landmark'].map(
    (rule) => ({
      rule,
      reason: 'The story shows one promotion in twelve themes; a page has one.',
      stories: /^features-promotions-themes-/,
    }),
  ),
  { rule: 'htmlcs 3_2_2.H32.2', reason: 'A story of one field sends nothing.', stories: /^forms-/ },
  { rule: 'html wcag/h32', reason: 'A story of one field sends nothing.', stories: /^forms-/ },
  {
    rule: 'html attribute-allowed-values',
    reason: 'React Aria’s hidden input for autofilled dates is in no form, and says so with an empty name.',
    stories: /^(forms-date-and-time|features-preview|pages-preview-tools)-/,
  },
  ...['html no-deprecated-attr', 'html no-redundant-role', 'ibm aria_role_redundant'].map((rule) => ({
    rule,
    reason:
      'React Aria’s calendar is a table whose cells repeat their role, with an attribute for old browsers.',
    stories: /^forms-date-and-time--open-calendar$/,
  })),
  ...['html aria-label-misuse', 'ibm aria_attribute_valid'].map((rule) => ({
    rule,
    reason: 'React Aria names the box around the calendar’s dialog, and the dialog has its own name.',
    stories: /^forms-date-and-time--open-calendar$/,
  })),
];

/** Leaves out what an exception covers. @param storyId `null` on a page of the demo */
export const withoutExceptions = (results: readonly CheckerResult[], storyId: string | null = null) =>
  results.filter(
    (result) =>
      !RULE_EXCEPTIONS.some(
        ({ rule, stories }) =>
          rule === result.rule && (!stories || (storyId !== null && stories.test(storyId))),
      ),
  );
