import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { Roof } from '#site/art/windows/Roof.tsx'
import { WindowPicture } from '#site/art/windows/SashWindow.tsx'
import { cat, reader, silhouettes } from '#site/art/windows/silhouettes.ts'
import type { LaunchReport } from '#features/launch/messages/launch.ts'
import { textTopics } from '#features/launch/rules/launch-texts.ts'
import { launchState } from '#features/launch/rules/launch-points.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { sectionPath, sectionTitle } from '#cms/panel/facts/sections.ts'
import { levels, mendId } from './LaunchGroup.tsx'
import { sections } from './LaunchTexts.tsx'
import words from '#content/messages/es/panel/launch.yaml'
import styles from './LaunchPage.module.css'

/** The silhouettes behind the lit windows. */
const inside = [silhouettes.plant, null, reader, null, null, cat, null]

const delayMs = 90

/**
 * A window for each point and each topic, lit according to its state. A point's window links to the form that fixes the
 * point, a topic's window to the form in which its statements are changed.
 */
export function LaunchWindows({ points, texts }: LaunchReport) {
	const windows = [
		...points.map((point) => ({
			href: `#${mendId(point)}`,
			title: words.windows[point.name],
			state: launchState(point),
		})),
		...textTopics.map((topic) => ({
			href: sectionPath(sections[topic]),
			title: sectionTitle(sections[topic]),
			state: texts.some((each) => each.topic === topic) ? ('advice' as const) : ('done' as const),
		})),
	]
	return (
		<nav className={styles['house']} aria-label={words.house}>
			<Roof second="70%" />
			<ol className="plain">
				{windows.map(({ href, title, state }, index) => {
					const Link = href.startsWith('#') ? 'a' : PanelLink
					return (
						<li key={title} style={{ animationDelay: `${index * delayMs}ms` }}>
							<Link href={href} data-state={state}>
								<WindowPicture level={levels[state]}>
									{state === 'done' && (
										<path fill="var(--glass)" d={inside[index % inside.length] ?? ''} />
									)}
								</WindowPicture>
								<span>
									{title}
									<span className="visually-hidden">, {words.states[state]}</span>
								</span>
							</Link>
						</li>
					)
				})}
			</ol>
			<p aria-hidden="true">
				{(['open', 'advice', 'done'] as const).map((state) => (
					<span key={state}>
						<MiniWindow size="cell" level={levels[state]} /> {words.states[state]}
					</span>
				))}
			</p>
		</nav>
	)
}
