/** A page of figures below a lamp, with a lens over one of them, a ruler and a pencil. */
export function HowWeWork() {
	return (
		<>
			<path fill="var(--wall)" d="M-2000-2000H2400V300H-2000z" />
			<path fill="var(--plinth)" d="M-2000 252H2400V300H-2000z" />
			<path fill="var(--paint)" d="M70 28H262V272H70z" />
			<path
				stroke="var(--blind)"
				strokeWidth="5"
				d="M90 54H206M90 76H240M90 94H228M90 112H240M90 166H130M90 184H126M90 202H132M90 220H240M90 238H190"
			/>
			<path stroke="var(--line)" strokeWidth="5" d="M90 130H150" />
			<path
				fill="none"
				stroke="var(--on-wall-soft)"
				strokeWidth="4"
				d="M44 96l9 9 13-19M44 222l9 9 13-19"
			/>
			<path fill="var(--line)" d="M242 202 262 186 330 258 306 278z" />
			<circle fill="var(--line)" cx="208" cy="160" r="66" />
			<circle fill="var(--room)" cx="208" cy="160" r="54" />
			<path
				fill="none"
				stroke="var(--ink)"
				strokeWidth="9"
				d="M196 128 172 172H212M202 146V192M222 145a13 13 0 1026 0 13 13 0 10-26 0M219 175a16 16 0 1032 0 16 16 0 10-32 0"
			/>
		</>
	)
}
