import type rulesEn from "../../i18n/rules-en.json";

/** A chapter of the rules as it is written: each entry a rule, or a heading's own words. */
export type RulesBook = typeof rulesEn;
export type Chapter = RulesBook["chapters"][number];

/** The element that shows a rule, so that a refusal can lead to it. */
export const ruleElementId = (rule: string): string => `rule-${rule}`;

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Chapters with the rules that hold every word sought; all of them where nothing is sought. */
export function findRules(chapters: readonly Chapter[], sought: string): Chapter[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ id, text }) => {
        const hay = plain(`${chapter.title} ${id} ${text}`);
        return words.every((word) => hay.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}
