import { optimize } from 'svgo'
import { planeNames } from '@/lib/story/pages'
import { simplifyCurvesPlugin } from './simplify-curves'
import { dropClosePath, hoistRoundLineEnds, unwrapDefs, unwrapGroups, writeShapesFirst } from './svgo-plugins'

/** SVGO's default optimizations, without those that break animations or compress worse. */
const defaultPlugins = {
  name: 'preset-default' as const,
  params: {
    overrides: {
      // It would put a class and a transform on one element, and the animation's origin would also move the transform.
      collapseGroups: false as const,
      // It would make the coordinates of the group's paths longer.
      moveGroupAttrsToElems: false as const,
      cleanupIds: { preserve: [...planeNames] },
      // The original order of attributes and separate transform functions repeat more often, so they compress
      // better.
      sortAttrs: false as const,
      convertTransform: { collapseIntoOne: false, matrixToTransform: false },
      convertPathData: {
        // Whole units in paths are off by at most half a pixel.
        floatPrecision: 0,
        // Relative coordinates repeat more often, so they compress better.
        utilizeAbsolute: false,
        // A dot stays a line of zero length: not every browser draws a closed point.
        convertToZ: false,
        // No arcs: rounded to whole units they are off by more than curves.
        makeArcs: { threshold: 0, tolerance: 0 },
        // Animated paths keep their small coordinates.
        applyTransforms: false,
      },
    },
  },
}

/**
 * Reduces the size of an SVG file.
 * @param isColouringPage line ends are left as they are
 * @param isOnFirstScreen reduces the uncompressed size; other pictures compress better with their repetitions
 */
export function optimizeSvg(
  svg: string,
  {
    isColouringPage = false,
    isOnFirstScreen = false,
  }: { isColouringPage?: boolean; isOnFirstScreen?: boolean },
): string {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      simplifyCurvesPlugin,
      dropClosePath,
      defaultPlugins,
      // Before paths are reused: a path in <defs> keeps its colour, and its <use> the line ends.
      ...(isColouringPage ? [] : [hoistRoundLineEnds]),
      ...(isOnFirstScreen ? ['reusePaths' as const] : []),
      unwrapGroups,
      unwrapDefs,
      writeShapesFirst,
    ],
  })
  return data
}
