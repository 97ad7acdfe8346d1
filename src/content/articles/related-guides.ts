import type { LinkRow } from '#content/types/article.ts'
import type { PageName } from '#domain/pages/pages.ts'
import { pages } from '#domain/pages/pages.ts'

/** How other guides name a guide or a test. */
const labels = {
	socialEnergyManagement: 'Social energy management, the guide',
	socialBatteryTracker: 'The social battery tracker',
	socialBatteryDrained: 'Signs of a drained social battery',
	socialBatteryRecharge: 'How to recharge',
	socialBatteryQuotes: 'Quotes and captions',
	socialBatteryPsychology: 'What psychology knows',
	lowSocialBattery: 'Low battery: the next ten minutes',
	mySocialBattery: 'Your battery on one sheet',
	socialBatteryPin: 'Pins that say it for you',
	introvertSocialBattery: 'The introvert social battery',
	introvertProductivity: 'Introvert productivity',
	introvertTest: 'The introvert test',
	mbtiTest: 'The 16-type and energy test',
} as const satisfies Partial<Record<PageName, string>>

/** A guide or test, and why to read it next. */
type Next = readonly [page: keyof typeof labels, reason: string]

/**
 * The three pages that an article leads to.
 *
 * @example relatedGuides(['introvertTest', 'Twelve questions …'], ['mbtiTest', '…'], ['socialBatteryPin', '…'])
 */
export function relatedGuides(...guides: readonly [Next, Next, Next]): [LinkRow, LinkRow, LinkRow] {
	const [first, second, third] = guides
	return [row(first, 90), row(second, 60), row(third, 30)]
}

function row([page, text]: Next, level: number): LinkRow {
	return { href: pages[page].en, label: labels[page], text, level }
}
