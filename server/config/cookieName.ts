/** A valid cookie name (RFC 6265). Some clients read a cookie without a name as its value. */
export const COOKIE_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
