/** A bay window in the rain, with a kettle. */
export function UnitedKingdom() {
	return (
		<>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<path fill="var(--plinth)" d="M96 30H304L342 62H58zM72 250H328V300H72z" />
			<path fill="var(--wall)" opacity=".6" d="M110 41h180v2H110zM97 51h206v2H97z" />
			<path fill="var(--paint)" d="M66 62H334V240H66zM54 238H346V250H54z" />
			<path fill="var(--glass)" d="M80 84 132 76V226L80 222zM268 76 320 84V222L268 226z" />
			<path
				fill="var(--lamp)"
				d="M80 150 132 146V226L80 222zM268 146 320 150V222L268 226zM146 74H254V226H146z"
			/>
			<path fill="var(--glow)" d="M146 150H254V226H146z" />
			<path
				fill="var(--paint)"
				d="M80 146 132 142V149L80 152zM268 142 320 146V152L268 149zM146 144H254V150H146zM198 74h4v74h-4z"
			/>
			<path
				fill="var(--glass)"
				d="M172 226c-3-6-4-12-3-18l-14-14 5-4 13 10c5-9 13-13 25-13 18 0 28 12 28 26 0 5-1 9-3 13zM194 182h8v6h-8z"
			/>
			<path fill="none" stroke="var(--glass)" strokeWidth="4.5" d="M176 196c-4-36 48-38 48-2" />
			<path
				fill="none"
				stroke="var(--glass)"
				strokeWidth="3"
				strokeLinecap="round"
				d="M156 182c-6-8 5-10-1-20M166 180c-6-8 5-10-1-20"
			/>
			<path
				stroke="var(--on-wall-soft)"
				strokeWidth="2.5"
				strokeLinecap="round"
				d="M28 24l-8 32M48 98l-8 32M24 172l-8 32M50 232l-6 26M372 22l-8 32M392 100l-8 32M366 176l-8 32M388 236l-6 26M124 4l-4 16M290 4l-4 16M206 4l-4 16"
			/>
		</>
	)
}
