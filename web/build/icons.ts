import svgr from 'vite-plugin-svgr';

/** A part of SVGR's template; its own types need those of Babel, which Babel 7 has none of. */
type Syntax = string | object;
type Parts = { componentName: string; jsx: object; exports: readonly object[] };
type Template = { tpl: (text: TemplateStringsArray, ...parts: readonly Syntax[]) => never };

/** Makes components of `lucide-static/icons/….svg?react` (web/ui/icon.ts): plain elements, where `lucide-react` computes the attributes at each use. */
export const icons = svgr({
  svgrOptions: {
    jsxRuntime: 'automatic',
    svgProps: {
      width: '{size}',
      height: '{size}',
      'aria-hidden': 'true',
      // The rule of this class says what is the same for all icons: a list of venues has 100, and these were a sixth of its attributes.
      className: '{className ? "icon " + className : "icon"}',
      fill: '{undefined}',
      stroke: '{undefined}',
      strokeWidth: '{undefined}',
      strokeLinecap: '{undefined}',
      strokeLinejoin: '{undefined}',
      // What only files need: an element of HTML has its name space.
      xmlns: '{undefined}',
    },
    template: ({ componentName, jsx, exports }: Parts, { tpl }: Template) => tpl`
      const ${componentName} = ({ size = 24, className, ...props }) => ${jsx};
      ${exports};
    `,
  },
});
