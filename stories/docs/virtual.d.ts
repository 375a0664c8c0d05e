declare module 'virtual:requirements' {
  const requirements: import('../../scripts/requirements.ts').Requirement[];
  export default requirements;
}
