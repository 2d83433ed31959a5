// React reads this when it is imported: it comes first.
process.env.NODE_ENV ??= 'production'
const { readRole } = await import('../processes/role.ts')
const role = readRole(process)
if (role.is === 'supervisor') await (await import('./supervise.ts')).supervise(role.count)
else if (role.is === 'server') await (await import('./one-of-many.ts')).runServer(role)
else await (await import('./alone.ts')).run()

export {}
