/** A framed photograph of a person who smiles for everyone, above a sideboard with sweets and a lamp. */
export function Photograph() {
	return (
		<svg viewBox="0 0 460 330" aria-hidden="true">
			<path fill="none" stroke="var(--line)" strokeWidth="2.5" d="M88 44 124 14l36 30" />
			<path fill="var(--wall)" d="M48 44H200V212H48z" />
			<path fill="var(--paint)" d="M62 58H186V198H62z" />
			<path fill="var(--room)" d="M74 70H174V186H74z" />
			<path
				fill="var(--slat)"
				d="M84 186c0-38 14-50 40-50s40 12 40 50zM102 108a22 24 0 1144 0 22 24 0 11-44 0"
			/>
			<path fill="var(--line)" d="M48 36h152v8H48z" opacity=".25" />
			<path
				fill="none"
				stroke="var(--blind)"
				strokeWidth="7"
				strokeDasharray="1 11"
				strokeLinecap="round"
				d="M52 46c24 66 120 66 144 0"
			/>
			<path stroke="var(--line)" strokeWidth="4" d="M352 250V152" />
			<path fill="var(--line)" d="M326 250h52v8h-52z" />
			<path fill="var(--glow)" opacity=".45" d="M318 152h68l52 106H266z" />
			<path fill="var(--lamp)" d="M330 96h44l22 56h-88z" />
			<path fill="var(--wall)" d="M10 256H450V274H10z" />
			<path fill="var(--line)" d="M26 274h12v56H26zM422 274h12v56h-12z" />
			<path fill="var(--plinth)" d="M38 274H422V306H38z" />
			<path fill="var(--paint)" d="M218 244h64l-8 12h-48z" />
			<path
				fill="var(--blind)"
				d="M226 236a8 8 0 1116 0 8 8 0 11-16 0M243 236a8 8 0 1116 0 8 8 0 11-16 0M260 236a8 8 0 1116 0 8 8 0 11-16 0M235 223a8 8 0 1116 0 8 8 0 11-16 0M252 223a8 8 0 1116 0 8 8 0 11-16 0"
			/>
		</svg>
	)
}
