import stories from 'virtual:stories';
import { makeFinder } from './finder.ts';

/** The stories that fit a question, the best first. */
export const findStories = makeFinder(stories);
