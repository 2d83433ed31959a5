/** Header lines that change nothing of an answer: whoever sends them sees what everyone sees, and leaves nothing behind. */
export const UNHEARD: readonly (readonly [string, string])[] = [
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Server', 'evil.example'],
  ['X-Forwarded-For', '127.0.0.1, "><script>alert(1)</script>'],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-Forwarded-Port', '0'],
  ['X-Forwarded-Prefix', '//evil.example'],
  ['X-Forwarded-Scheme', 'http'],
  ['X-Host', 'evil.example'],
  ['X-HTTP-Host-Override', 'evil.example'],
  ['X-Original-URL', '/no-such-page'],
  ['X-Rewrite-URL', '/no-such-page'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Method-Override', 'POST'],
  ['Forwarded', 'for=127.0.0.1;host=evil.example;proto=http'],
  ['Via', '1.1 evil.example'],
  ['True-Client-IP', '127.0.0.1'],
  ['X-Real-IP', '127.0.0.1'],
  ['Accept-Language', 'de, "><script>alert(1)</script>;q=0.9'],
  ['Accept', 'application/json, text/x-component'],
  ['Accept-Charset', 'utf-7'],
  ['User-Agent', '<script>alert(1)</script>'],
  ['Referer', 'javascript:alert(1)//"><script>alert(1)</script>'],
  ['Origin', 'null'],
  ['X-Requested-With', 'XMLHttpRequest'],
  ['Authorization', 'Basic Ojo='],
  ['Cookie', '__proto__=1; constructor=2; preview=true; x="><script>alert(1)</script>'],
  ['Cookie', `a=${'b'.repeat(6000)}`],
  ['Cookie', '=;;;=x; %=%; a=%zz; \u00ff=\u00ff'],
  ['Range', 'bytes=0-10'],
  ['Range', `bytes=${Array.from({ length: 300 }, (_, index) => `${index}-`).join(',')}`],
  ['Range', 'bytes=-1, 5-2, 99999999999999999999-'],
  ['If-None-Match', 'W/"nothing", "\u0001"'.replace('\u0001', '')],
  ['If-None-Match', '"'.repeat(500)],
  ['If-Modified-Since', 'yesterday'],
  ['If-Modified-Since', 'Fri, 31 Dec 9999 23:59:59 GMT'],
  ['If-Range', '"x"'],
  ['If-Match', '"none of them"'],
  ['Accept-Encoding', 'identity;q=-1, evil;q=abc, , ;;,*;q='],
  ['Accept-Encoding', 'x,'.repeat(2000)],
  ['TE', 'trailers, deflate;q=0.5'],
  ['Cache-Control', 'no-cache, no-store, max-age=-1'],
  ['Pragma', 'no-cache'],
  ['Upgrade', 'h2c, websocket'],
  ['X-Preview', 'true'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
]

/** Values of the `Host` line, as anyone may send them. */
export const HOSTS: readonly string[] = [
  'evil.example',
  'www.ellery.example:1234',
  '[::1]:80',
  '127.0.0.1:99999',
  '__proto__',
  'evil%2eexample',
  '',
]

/** Values that are no host: RFC 9112 asks for 400. */
export const INVALID_HOSTS: readonly string[] = [
  'www.ellery.example@evil.example',
  '[evil',
  'evil.example/path',
  'evil.example:port',
  'evil.example:80:80',
  'evil example',
  'evil.example, www.ellery.example',
  '"><script>alert(1)</script>',
  'ev\u00efl.example',
  'evil.example\\',
  `${'long.'.repeat(100)}example`,
]

type Allowed = readonly number[]

/**
 * Requests as bytes of which two readers might see different numbers, or different ends. Each asks for `/smuggled` where
 * only the second reader would look; what may be answered, in order, stands beside it.
 */
export const SMUGGLED: readonly (readonly [string, string, Allowed])[] = [
  [
    'CL.TE',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n',
    [400],
  ],
  [
    'TE.CL',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n2e\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n0\r\n\r\n',
    [400],
  ],
  [
    'TE.TE',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    [400],
  ],
  [
    'a coding that nobody knows',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    [400, 405],
  ],
  [
    'white space before the colon',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    [400],
  ],
  [
    'a folded line',
    'POST / HTTP/1.1\r\nHost: a\r\nX: y\r\n Transfer-Encoding: chunked\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    [400, 405],
  ],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!', [400]],
  ['a negative length', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', [400]],
  ['a length that is none', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1e3\r\n\r\n', [400]],
  [
    'a chunk of a size that is none',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    [400],
  ],
  ['a header line cut by a bare line feed', 'GET / HTTP/1.1\nHost: a\nX: y\n\nGET /smuggled HTTP/1.1\n\n', [400]],
  ['a carriage return in a value', 'GET / HTTP/1.1\r\nHost: a\r\nX: y\rGET /smuggled HTTP/1.1\r\n\r\n', [400]],
  ['a null byte in a value', 'GET / HTTP/1.1\r\nHost: a\r\nX: y\u0000z\r\n\r\n', [400]],
  ['a name with a space', 'GET / HTTP/1.1\r\nHost: a\r\nX Y: z\r\n\r\n', [400]],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n', [400]],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nhOST: a\r\n\r\n', [400]],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', [400]],
  ['a version that is none', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n', [400]],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['a greeting of TLS', '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000\u0000\u00a1', [400]],
  ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n', [400]],
  ['a hundred kilobytes of header lines', `GET / HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(16_000)}\r\n`, [431]],
]
