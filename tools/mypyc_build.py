"""Compiles modules in the current folder with mypyc, as many C files at the same time as there are cores.

`python -m mypyc` puts everything into one C file, which only one core can compile. That takes twice as long. The linker
then optimizes across the files, which makes games about 8 % faster.
"""

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

UNIX_OPTIONS = ["-flto=auto", "-fvisibility=hidden"]  # nobody outside the library calls its functions by name


class ParallelBuild(build_ext):
    """Builds an extension from many C files at a time: setuptools itself compiles them one after the other."""

    def build_extensions(self) -> None:
        compiler = self.compiler
        one_by_one = compiler.compile

        def compile_all(sources: Sequence[str], *places: object, **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = pool.map(lambda source: one_by_one([source], *places, **options), sources)
                return [found for objects in done for found in objects]

        compiler.compile = compile_all
        if compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args += UNIX_OPTIONS
                extension.extra_link_args += UNIX_OPTIONS
        super().build_extensions()


if __name__ == "__main__":
    compiled = mypycify(sys.argv[1:], opt_level="3", debug_level="0", multi_file=True)
    setup(
        name="neopolis-compiled",
        script_args=["build_ext", "--inplace"],
        cmdclass={"build_ext": ParallelBuild},
        ext_modules=[one for one in compiled if isinstance(one, Extension)],
    )
