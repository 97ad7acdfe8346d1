import type { NoticeName } from '#features/waitlist/rules/notice-names.ts'
import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'

/** Lit share of the window in percent: 100 after a success, 50 if a step remains, otherwise 0. */
const light: Readonly<Partial<Record<NoticeName, number>>> = {
	confirmed: 100,
	sent: 100,
	confirm: 50,
	lift: 50,
	unsubscribe: 50,
	weekly: 50,
}

export function NoticeWindow({ name }: { name: NoticeName }) {
	const level = light[name] ?? 0
	return (
		<svg className="picture" viewBox="0 0 240 330" aria-hidden="true">
			<path fill="var(--wall)" d="M0 26H240V330H0z" />
			<path fill="var(--plinth)" d="M0 18H240V28H0zM0 290H240V330H0z" />
			<SceneWindow x={60} y={52} width={120} level={level} forecast={level}>
				{level > 0 && (
					<g fill="var(--paint)" stroke="var(--line)" strokeWidth="2">
						<path d="M66 176h40v33H66z" />
						<path fill="none" d="M66 176l20 18 20-18" />
					</g>
				)}
				{name === 'confirmed' && (
					<g transform="translate(-34)">
						<Silhouette name="cat" />
					</g>
				)}
			</SceneWindow>
		</svg>
	)
}
