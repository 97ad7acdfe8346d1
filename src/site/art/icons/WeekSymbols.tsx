import type { EventIconName } from '#cms/reader/schemas/app-screens.ts'
import type { EventKind } from '#site/week/rules/estimates.ts'
import { EventIcon } from '#site/art/events/EventIcon.tsx'
import { icons as lineIcons } from './icons.ts'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'
import { silhouettes } from '#site/art/windows/silhouettes.ts'
import { keysIn } from '#values/keys-in.ts'

const icons: Readonly<Record<EventKind, EventIconName>> = {
	meeting: 'meeting',
	call: 'call',
	openPlan: 'openPlan',
	dinner: 'dinner',
	party: 'drinks',
	friend: 'two',
	family: 'family',
	presentation: 'workshop',
	errands: 'errands',
	quiet: 'alone',
}

/**
 * The drawings used by the week planner through `<use>`: rendered once in the page's HTML and not in the island's
 * script. Hidden by size, because `display: none` disables patterns.
 */
export function WeekSymbols() {
	return (
		<svg width="0" height="0" aria-hidden="true" className="visually-hidden">
			<pattern id="paint-open-slats" y="8" width="100" height="9" patternUnits="userSpaceOnUse">
				<path fill="var(--blind)" d="M0 0H100V4.2H0z" />
				<path fill="var(--slat)" d="M0 3H100V4.2H0z" />
			</pattern>
			{(['plus', 'calendar', 'link', 'picture', 'print'] as const).map((name) => (
				<symbol key={name} id={`line-${name}`} viewBox="0 0 24 24">
					<path d={lineIcons[name]} fill="none" stroke="currentColor" strokeWidth="1.5" />
				</symbol>
			))}
			{[...keysIn(silhouettes), 'crowd' as const].map((name) => (
				<g key={name} id={`silhouette-${name}`}>
					<Silhouette name={name} />
				</g>
			))}
			{Object.entries(icons).map(([kind, name]) => (
				<symbol key={kind} id={`kind-${kind}`} viewBox="0 0 32 32" fill="currentColor">
					<EventIcon name={name} />
				</symbol>
			))}
			<symbol id="kind-start" viewBox="0 0 32 32" fill="currentColor">
				<EventIcon name="moon" />
			</symbol>
		</svg>
	)
}
