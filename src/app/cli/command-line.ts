import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/**
 * Returns the arguments. For a request for help, prints the usage and exits with 0. If no command of the usage starts
 * with the first argument, prints the usage on standard error and exits with 2; likewise if there are no arguments and
 * every command needs some.
 *
 * @param usage a line for each command, such as `npm run key -- replace   makes a new key`; words in capitals are
 * values
 */
export function commandArguments(usage: string): readonly string[] {
	const args = process.argv.slice(2)
	answerHelp(usage, args)
	const first = args.find((argument) => !argument.startsWith('-'))
	const heads = Array.from(usage.matchAll(/^npm run [\w:-]+(?: -- (\S+))?/gm), ([, head]) => head)
	const isKnown = heads.some((head) =>
		head === undefined ? first === undefined : head === first || (first && /^[A-Z]/.test(head)),
	)
	return isKnown ? args : refuseArguments(usage)
}

/**
 * Parses options and positional arguments. Handles help like `commandArguments`. For unknown options, prints the usage
 * on standard error and exits with 2.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
	usage: string,
	options: Options,
	{ allowPositionals = false } = {},
) {
	const args = process.argv.slice(2)
	answerHelp(usage, args)
	try {
		const { values, ...rest } = parseArgs({ args, options, allowPositionals })
		const positionals: readonly string[] = rest.positionals
		return { values, positionals }
	} catch {
		return refuseArguments(usage)
	}
}

export function refuseArguments(usage: string): never {
	console.error(usage)
	return process.exit(2)
}

function answerHelp(usage: string, args: readonly string[]): void {
	if (args[0] !== 'help' && !args.some((each) => each === '--help' || each === '-h')) return
	console.log(usage)
	process.exit(0)
}
