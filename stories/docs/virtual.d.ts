declare module 'virtual:requirements' {
  const requirements: readonly import('../../scripts/requirements/requirements.ts').Requirement[];
  export default requirements;
}

declare module 'virtual:stories' {
  const stories: readonly import('./finder.ts').FindableStory[];
  export default stories;
}

declare module 'virtual:public-api' {
  const api: readonly import('../../scripts/package/publicApi.ts').ApiEntry[];
  export default api;
}

declare module 'virtual:site-coverage' {
  const coverage: import('../../scripts/requirements/siteCoverage.ts').SiteCoverage;
  export default coverage;
}

declare module 'virtual:texts' {
  /** Every text of the library in ICU syntax, by id and language. */
  const texts: import('../../scripts/texts/libraryTexts.ts').LibraryTexts;
  export default texts;
}

declare module 'virtual:screenshots' {
  /** The files of the accepted screenshots, relative to their folder. */
  const files: readonly string[];
  export default files;
}
