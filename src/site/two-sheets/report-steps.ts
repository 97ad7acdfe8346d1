import type { ToolSteps } from '#features/counts/rules/events.ts'
import { track } from '#features/counts/rules/track.ts'

const reported = new Set<ToolSteps['two_sheets'] | 'opened'>()

/** Counts one opening of the page. Never reports the content of a link. */
export function reportOpened(): void {
	if (isFirst('opened')) track({ name: 'tool_opened', params: { tool: 'two_sheets' } }, globalThis)
}

/** Counts a step once per page view. */
export function reportStep(step: ToolSteps['two_sheets']): void {
	if (isFirst(step)) track({ name: 'tool_used', params: { tool: 'two_sheets', step } }, globalThis)
}

function isFirst(step: ToolSteps['two_sheets'] | 'opened'): boolean {
	const { size } = reported
	return reported.add(step).size > size
}
