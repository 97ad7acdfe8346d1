/** The unfolded lines of a calendar, grouped by component. */
export type CalendarParts = {
	/** The X-WR lines, which include the calendar's name and zone. */
	readonly properties: readonly string[]
	/** The lines of each VTIMEZONE and of each VEVENT, with nested components. */
	readonly zones: readonly (readonly string[])[]
	readonly events: readonly (readonly string[])[]
	/** Whether the text ends inside an event, as in a truncated file. That event is not among `events`. */
	readonly isCutOff: boolean
}

/** Other letters may precede BEGIN or END, because some programs omit the line break before it. */
const edgeLine = /^[A-Z]*(BEGIN|END):(VEVENT|VTIMEZONE|VCALENDAR)\s*$/

/**
 * Splits a text into events and zones, so that a damaged event does not affect the others: an event without an END ends
 * at the next BEGIN of an event, a zone or a calendar, or at the end of its calendar.
 */
export function takeApart(text: string): CalendarParts {
	const properties: string[] = []
	const parts: Record<string, string[][]> = { VEVENT: [], VTIMEZONE: [] }
	let open: { readonly kind: string; readonly lines: string[] } | undefined
	const close = () => {
		if (open) parts[open.kind]?.push(open.lines)
		open = undefined
	}
	for (const line of logicalLines(text)) {
		const [, edge, kind = ''] = edgeLine.exec(line.toUpperCase()) ?? []
		if (edge === 'BEGIN') {
			close()
			open = kind === 'VCALENDAR' ? undefined : { kind, lines: [] }
		} else if (edge === 'END' && (kind === open?.kind || kind === 'VCALENDAR')) {
			close()
		} else if (open !== undefined) {
			open.lines.push(line)
		} else if (/^X-WR-/i.test(line)) {
			properties.push(line)
		}
	}
	const { VEVENT: events = [], VTIMEZONE: zones = [] } = parts
	return { properties, zones, events, isCutOff: open?.kind === 'VEVENT' }
}

/** `NAME:value` or `NAME;PARAMETER=…`; some programs write custom names with an underscore. */
const propertyLine = /^[\w-]+[;:]/

/**
 * The lines of an unfolded calendar. A line that is not a property continues the previous one, because some programs
 * break long texts without the space that marks a continuation.
 */
function logicalLines(text: string): readonly string[] {
	const lines: string[] = []
	let isEdge = true
	for (const line of text.split(/[\r\n]+/)) {
		if (line.trim() === '') continue
		if (isEdge || propertyLine.test(line)) {
			lines.push(line)
			isEdge = /^(?:BEGIN|END):/i.test(line)
		} else {
			lines[lines.length - 1] += `\\n${line}`
		}
	}
	return lines
}
