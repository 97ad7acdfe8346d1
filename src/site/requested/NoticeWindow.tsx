import type { NoticeName } from '#features/waitlist/rules/notice-names.ts'

/** Lit share of the window in percent: 100 after a success, 50 if a step remains, otherwise 0. */
const light: Readonly<Partial<Record<NoticeName, number>>> = {
	confirmed: 100,
	sent: 100,
	confirm: 50,
	lift: 50,
	unsubscribe: 50,
	weekly: 50,
}

/** The window beside a message. A lit window has a letter on its sill, and after a confirmation also a cat. */
export function NoticeWindow({ name }: { name: NoticeName }) {
	const level = light[name] ?? 0
	const top = 206 - 194 * (level / 100)
	return (
		<svg className="picture" viewBox="0 0 240 330" aria-hidden="true">
			<path fill="var(--wall)" d="M0 26H240V330H0z" />
			<path fill="var(--plinth)" d="M0 18H240V28H0zM0 290H240V330H0z" />
			<g transform="translate(60 52)">
				{level > 0 && <ellipse fill="url(#paint-halo)" cx="60" cy="130" rx="110" ry="160" />}
				<path fill="var(--glass)" d="M10 6H110V212H10z" />
				{level > 0 && <path fill="url(#paint-light)" d={`M10 ${top}H110V212H10z`} />}
				<path fill="url(#paint-slats)" d={`M10 8H110V${level > 0 ? Math.max(top, 14) : 206}H10z`} />
				{level > 0 && (
					<g fill="var(--paint)" stroke="var(--line)" strokeWidth="2">
						<path d="M66 176h40v33H66z" />
						<path fill="none" d="M66 176l20 18 20-18" />
					</g>
				)}
				{name === 'confirmed' && (
					<path
						fill="var(--glass)"
						d="M18 208c-4-22 6-34 16-36l1-11 7 5h5l7-5 1 12c5 5 5 12-1 16l5 19z"
					/>
				)}
				<path
					fill="var(--paint)"
					fillRule="evenodd"
					d="M4 0H116V212H4zM10 8V206H110V8zM58 8h4v198h-4zM10 76h100v5H10zM0 212H120V222H0z"
				/>
			</g>
		</svg>
	)
}
