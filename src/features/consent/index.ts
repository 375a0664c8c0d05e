export { ConsentLoader, type ConsentLoaderProps } from './ConsentLoader.tsx';
export { useConsentGate } from './useConsentGate.ts';
