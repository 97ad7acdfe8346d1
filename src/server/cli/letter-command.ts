import type { Letter } from '#contract/letter.ts'
import { recipientStates } from '#domain/letters/recipient-state.ts'
import type { Store } from '#server/store.ts'
import { UnknownCommand, UsageError } from './run-command.ts'

export const letterUsage = `npm run waitlist -- letter list       lists the letters and their states
npm run waitlist -- letter show ID    prints what became of a letter's recipients
npm run waitlist -- letter pause ID   pauses a letter; the panel goes on with it
npm run waitlist -- letter stop ID    ends a letter, or takes it back if nobody has received it`

const actor = 'command line'

/** Runs `npm run waitlist -- letter` with the arguments given. Returns the text to print. */
export async function letterCommand(
	{ letters }: Pick<Store, 'letters'>,
	[verb, id, ...more]: readonly string[],
): Promise<string> {
	if (verb === 'list' && id === undefined) {
		const list = await letters.list()
		return list.length === 0 ? 'There are no letters.' : list.map(line).join('\n')
	}
	if (id === undefined || more.length > 0) throw new UnknownCommand(letterUsage)
	const letter = await letters.byId(id)
	if (letter === null) throw new UsageError('There is no such letter. `letter list` has the ids.')
	if (verb === 'show') return await report(letters, letter)
	if (verb === 'pause') return outcome(await letters.pause(id, actor), letter)
	if (verb === 'stop') {
		const isUntouched = letter.state === 'scheduled'
		return outcome(await (isUntouched ? letters.undo : letters.stop)(id, actor), letter)
	}
	throw new UnknownCommand(letterUsage)
}

function outcome(changed: Letter | null | false, letter: Letter): string {
	if (!changed) throw new UsageError(`This is not possible: the letter is ${letter.state}.`)
	return line(changed)
}

function line(letter: Letter): string {
	const { id, name, state, recipients, send_at, pause_reason, pause_code } = letter
	const begins = state === 'scheduled' && `begins ${send_at}`
	const reason = [begins, pause_reason, pause_code].filter(Boolean).join(' ')
	const count = recipients === null ? '' : `, ${recipients} recipients`
	return `${id}  ${state}${reason === '' ? '' : ` (${reason})`}${count}  ${name}`
}

async function report(letters: Store['letters'], letter: Letter): Promise<string> {
	const [{ total, retrying, unsubscribed }, { codes }, returned] = await Promise.all([
		letters.figures(letter),
		letters.refusals(letter.id),
		letters.countReturned(letter.id),
	])
	const returnedCount = Object.values(returned).reduce((sum, count) => sum + count, 0)
	return [
		line(letter),
		...recipientStates.map((state) => `${state.padEnd(12)} ${total[state]}`),
		`${'retrying'.padEnd(12)} ${retrying}`,
		`${'unsubscribed'.padEnd(12)} ${unsubscribed}`,
		`${'returned'.padEnd(12)} ${returnedCount}`,
		...codes.map(({ code, count }) => `refused with ${code}: ${count}`),
	].join('\n')
}
