/** What a check has found. `note`: worth knowing; `fault`: something does not work, or soon will not. */
export type Finding = {
	readonly check: string
	readonly state: 'ok' | 'note' | 'fault'
	/** One sentence, and for a note or a fault another that says how to mend it. Without secrets. */
	readonly text: string
}

/** @example ok('disk', '20 GB are free.') // { check: 'disk', state: 'ok', text: '20 GB are free.' } */
export function ok(check: string, text: string): Finding {
	return { check, state: 'ok', text }
}

/** @example note('mail', 'SMTP_URL is not set.').state // 'note' */
export function note(check: string, text: string): Finding {
	return { check, state: 'note', text }
}

/** @example fault('disk', '3 MB are free. Make room.').state // 'fault' */
export function fault(check: string, text: string): Finding {
	return { check, state: 'fault', text }
}

/** One line per finding. Line breaks in messages become spaces. */
export function report(findings: readonly Finding[]): string {
	const width = Math.max(...findings.map(({ check }) => check.length))
	return findings
		.map(
			({ check, state, text }) =>
				`${state.padEnd(5)}  ${check.padEnd(width)}  ${text.replaceAll(/\s+/g, ' ')}`,
		)
		.join('\n')
}
