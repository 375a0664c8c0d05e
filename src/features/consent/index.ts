export { ConsentLoader, type ConsentLoaderProps, type ConsentScripts } from './ConsentLoader.tsx';
export { useConsentGate } from './useConsentGate.ts';
