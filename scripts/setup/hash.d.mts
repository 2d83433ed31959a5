export function hashOfContentSources(): string
