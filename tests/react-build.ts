// Pages are made with React's build for production, as visitors get them, in half the time. Tests of windows need the other
// one: it waits for them, and warns. A worker has one kind of tests alone.
if (typeof window === 'undefined') process.env.NODE_ENV = 'production'
