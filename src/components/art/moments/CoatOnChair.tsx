/** A laid table under a lamp, and a coat that sits on a chair. */
export function CoatOnChair() {
	return (
		<svg viewBox="0 0 460 330" aria-hidden="true">
			<path stroke="var(--line)" strokeWidth="4" d="M316 0V58" />
			<path fill="var(--line)" d="M268 104c0-30 20-46 48-46s48 16 48 46z" />
			<path fill="var(--lamp)" d="M282 104h68c0 11-15 17-34 17s-34-6-34-17z" />
			<path fill="var(--glow)" opacity=".45" d="M268 104h96l70 98H198z" />
			<path fill="var(--wall)" d="M176 202H460V220H176z" />
			<path fill="var(--line)" d="M200 220h11v110h-11zM426 220h11v110h-11z" />
			<path
				fill="var(--paint)"
				stroke="var(--line)"
				strokeWidth="2"
				d="M218 194h72l-9 8h-54zM344 194h72l-9 8h-54z"
			/>
			<path fill="var(--line)" d="M315 202v-28h4v28zM306 150h22c0 16-4 24-11 24s-11-8-11-24z" />
			<path
				fill="var(--line)"
				d="M24 92h10v238H24zM134 92h10v238h-10zM24 92H144v12H24zM18 232H150V245H18z"
			/>
			<path fill="var(--wall)" d={coat} />
			<path
				fill="var(--plinth)"
				d="M66 84l18 34 18-34c-6-2-30-2-36 0zM83 118h3v162h-3zM52 214h20v4H52zM98 214h20v4H98z"
			/>
		</svg>
	)
}

/** A coat from its collar to its hem, 116 by 196, its collar at 84 across. */
export const coat =
	'M84 84c-30 0-52 4-58 18-6 20-10 76-14 122l20 4 8-66v118h88V162l8 66 20-4c-4-46-8-102-14-122-6-14-28-18-58-18z'
