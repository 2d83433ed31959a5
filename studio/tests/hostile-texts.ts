/** Texts that would run a script where they are taken for markup, for a link or for a string of a program. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '</title><script>alert(1)</script>',
  '--><script>alert(1)</script><!--',
  '<!--/field--><script>alert(1)</script><!--field:x-->',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '</script><script>alert(1)</script>',
  '\u2028alert(1)//',
  '$' + '{alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
]
