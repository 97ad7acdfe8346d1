// node scripts/packages.ts — counts and weighs the packages that the lock file installs on this machine. Part of the
// gate: exits with 1 if a budget is exceeded, or a production dependency has no reason in a decision.
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Limits on the installed packages: on `dependencies` with their own dependencies, and on all packages, development
 * tools included.
 */
const budgets = {
	production: { packages: 358, megabytes: 344 },
	all: { packages: 534, megabytes: 660 },
}

type Entry = Readonly<{ dev?: boolean; devOptional?: boolean }>

const { packages }: { packages: Record<string, Entry> } = JSON.parse(
	readFileSync('package-lock.json', 'utf8'),
)
// Packages for other systems are in the lock file but not on disk.
const all = Object.entries(packages).filter(([folder]) => folder !== '' && existsSync(folder))
const production = all.filter(([, { dev, devOptional }]) => !dev && !devOptional)

/** A package's own files; nested packages have their own entries in the lock file. */
function bytesIn(folder: string): number {
	return readdirSync(folder, { withFileTypes: true })
		.filter(({ name }) => name !== 'node_modules')
		.map((entry) => {
			const path = join(folder, entry.name)
			if (entry.isDirectory()) return bytesIn(path)
			return entry.isFile() ? statSync(path).size : 0
		})
		.reduce((sum, bytes) => sum + bytes, 0)
}

function faultsOf(name: keyof typeof budgets, entries: typeof all): string[] {
	const megabytes = entries.reduce((sum, [folder]) => sum + bytesIn(folder), 0) / 1e6
	const budget = budgets[name]
	const found = `${entries.length} packages, ${megabytes.toFixed(0)} MB`
	const allowed = `${budget.packages} packages, ${budget.megabytes} MB`
	console.log(`${name}: ${found} (budget: ${allowed})`)
	const isOver = entries.length > budget.packages || megabytes > budget.megabytes
	return isOver ? [`${name} is over its budget`] : []
}

function withoutReason(): string[] {
	const decisions = globSync('docs/decisions/0*.md').map((file) => readFileSync(file, 'utf8'))
	const rows =
		decisions
			.join('\n')
			.match(/^\|.*\|$/gm)
			?.map((row) => row.split('|')[1]) ?? []
	const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
	return Object.entries(dependencies).flatMap(([name, version]) => [
		...(rows.some((row) => row?.split(/[\s,`]+/).includes(name))
			? []
			: [`${name} has no reason in docs/decisions`]),
		...(/^\d/.test(String(version)) ? [] : [`${name} has no exact version`]),
	])
}

const faults = [...faultsOf('production', production), ...faultsOf('all', all), ...withoutReason()]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
