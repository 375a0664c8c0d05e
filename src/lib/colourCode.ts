/** The notation of an editor's colour: `#rgb` or `#rrggbb`. */
export const COLOUR_CODE = /^\s*#(?:[0-9a-f]{3}|[0-9a-f]{6})\s*$/i;
