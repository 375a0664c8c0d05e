import { serve } from './serve.ts';

// The demo on a finished build, as in its image.
await serve();
