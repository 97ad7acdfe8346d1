import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { retention } from '#values/retention.ts'

test.each(['compose.yaml', 'compose.postgres.yaml', 'compose.litestream.yaml'])(
	'no process of a container in %s can gain privileges',
	(name) => {
		const { services } = parse(readFileSync(`deploy/${name}`, 'utf8'))
		for (const [service, { security_opt: options }] of Object.entries<{ security_opt?: string[] }>(
			services,
		)) {
			expect([service, options]).toEqual([service, ['no-new-privileges:true']])
		}
		const { cap_drop: dropped } = services.site ?? services.litestream
		expect(dropped).toEqual(['ALL'])
	},
)

test('backups are kept for as many nights as the privacy pages say', () => {
	const nights = retention.backupNights
	expect(readFileSync('deploy/innervolt-backup.service', 'utf8')).toContain(
		`--keep-within ${nights}d --prune`,
	)
	const { configs } = parse(readFileSync('deploy/compose.litestream.yaml', 'utf8'))
	expect(parse(configs.litestream.content).snapshot.retention).toBe(`${nights * 24}h`)
})

test('no Litestream command of a restore starts the site, because a running site would refuse the restore', () => {
	const source = readFileSync('deploy/compose.litestream.yaml', 'utf8')
	const steps = [...source.matchAll(/^#\s+docker compose run (.*)$/gm)].map(([, step]) => step)
	const waiting = steps.filter((step) => step?.includes(' litestream '))
	expect(parse(source).services.litestream.depends_on).toHaveProperty('site')
	expect(waiting).toHaveLength(2)
	for (const step of waiting) expect(step).toContain('--no-deps ')
})

test('npm start, the systemd unit and the Docker image start the server with the same command', () => {
	const { scripts } = parse(readFileSync('package.json', 'utf8'))
	const [, options] = scripts.start.split('exec node ')
	expect(options).toMatch(/ src\/start\.js$/)
	expect(readFileSync('deploy/innervolt.service', 'utf8')).toContain(`/bin/node ${options}\n`)
	const command = ['node', ...options.split(' ')].map((word) => `"${word}"`)
	expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain(`CMD [${command.join(', ')}]`)
})
