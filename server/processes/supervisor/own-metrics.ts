/** Returns what the supervisor adds to the metrics of its servers, in the form in which `prom-client` gives them as JSON. */
export const ownMetrics = (restarts: number, linesLost: number) => [
  sum('counter', 'atrium_process_restarts_total', restarts),
  sum('counter', 'atrium_log_lines_lost_total', linesLost),
  sum('gauge', 'process_resident_memory_bytes', process.memoryUsage.rss()),
]

/** Servers say what it means: theirs come first. */
const sum = (type: 'counter' | 'gauge', name: string, value: number) => ({
  name,
  help: name,
  type,
  aggregator: 'sum',
  values: [{ value, labels: {} }],
})
