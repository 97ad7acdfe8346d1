import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/**
 * Answers who asks a command for help, by its usage on standard output, and ends with 0. A first argument that is no verb
 * of the usage, or none where it names no command without one, ends with 2 and the usage on standard error. Returns the
 * arguments.
 *
 * @param usage a line for each command, such as `npm run key -- replace   makes a new key`; words in capitals are values
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

/** The options and other arguments of a command. Answers for help and unknown options like `commandArguments`. */
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

/** Ends the process, as for every argument that a command does not know. */
export function refuseArguments(usage: string): never {
	console.error(usage)
	return process.exit(2)
}

function answerHelp(usage: string, args: readonly string[]): void {
	if (args[0] !== 'help' && !args.some((each) => each === '--help' || each === '-h')) return
	console.log(usage)
	process.exit(0)
}
