// What `#eager/<module>` is in a browser: the module itself is loaded on demand.
export {};
