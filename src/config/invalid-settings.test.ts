import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

// All commands read settings in the same way, so most commands are tested at night only.
for (const { command, tags = ['night'] } of [
	{ command: ['scripts/dev.ts'] },
	{ command: ['scripts/export.ts', 'pages'] },
	{ command: ['scripts/launch-check.ts'], tags: [] },
	{ command: ['src/app/cli/admin.ts', 'disable', 'ada'] },
	{ command: ['src/app/cli/backup.ts', 'file'] },
	{ command: ['src/app/cli/restore.ts', 'file'] },
	{ command: ['src/app/cli/waitlist.ts', 'export', 'ada@example.com'] },
])
	test(`${command[0]} lists all invalid settings and exits`, { tags }, () => {
		const { status, stdout, stderr } = spawnSync(process.execPath, command, {
			env: { PORT: 'x', TRUST_PROXY: '5' },
			encoding: 'utf8',
		})
		expect([status, stdout]).toEqual([1, ''])
		expect(stderr).toBe(
			'These settings are invalid:\n  PORT: must be a port number\n  TRUST_PROXY: must be 1, or the addresses of the proxies, such as 10.0.0.7,172.16.0.0/12\n',
		)
	})
